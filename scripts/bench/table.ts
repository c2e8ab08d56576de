/** Prints measurements as a Markdown table whose columns line up. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  remark = '',
): void {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  process.stdout.write(
    `\n## ${title}\n\n${[line(head), rule, ...rows.map(line)].join('\n')}\n${remark ? `\n${remark}\n` : ''}`,
  )
}

/** The value below which a share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 3 : 1))
export const share = (hits: number, all: number): string => (hits / all).toFixed(2)
export const kb = (bytes: number): string => (bytes / 1024).toFixed(1)

/** Milliseconds this process has computed: what a machine does besides is not counted. */
function computed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How long a task computes, in milliseconds. */
export function time(task: () => unknown): number {
  const start = computed()
  task()
  return computed() - start
}
