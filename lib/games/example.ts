/** What messages, help and descriptions show as an example: things that are there, so that it can be tried as it stands. */
export const EXAMPLE = {
  game: 'starcom',
  checker: 'starcom/build',
  clause: 'starcom:command-phase.build.6',
  reading: 'starcom:ambiguity.10',
  searches: ['game:ti4 nebula', 'edition:feb hand limit', 'card:vader'],
} as const

/** The page whose speed is measured: all figures so far are of it. */
export const MEASURED_PAGE = 'rules/legion/range'
