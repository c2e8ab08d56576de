/** The five questions each table argues about most, by the checker that settles them; first what comes up oftenest. */
export const ARGUED: Readonly<Record<string, readonly string[]>> = {
  starcom: ['build', 'jump', 'contested', 'siege', 'development'],
  ti4: ['movement', 'adjacency', 'transport', 'fleet-pool', 'space-cannon'],
  legion: ['command-hand', 'play-card', 'priority', 'issue-orders', 'effect-order'],
}
