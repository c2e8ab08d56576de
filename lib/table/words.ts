/** How a table's agreements are said: "February 2022 · reading A of Siege". */
import type { GamePack } from '../kernel/pack.ts'

type Told = Pick<GamePack, 'editions' | 'ambiguities'>

/** Topic of an open question where it has the reading; undefined where question or reading is not known. */
export function titleOfReading(
  { ambiguities }: Pick<GamePack, 'ambiguities'>,
  ref: string,
  reading: string,
): string | undefined {
  const [id, point] = ref.split('/')
  const question = ambiguities.find((known) => known.id === id)
  const points = question?.points.filter((known) => point === undefined || known.point === point) ?? []
  return points.some(({ readings }) => readings.some((known) => known.id === reading)) ? question?.topic : undefined
}

/** The printing and the readings a case is judged by, in one line. In: the game, the edition, reading by question. */
export function sayTable(pack: Told, edition: string, readings: Readonly<Record<string, string>>): string {
  const title = pack.editions.find(({ id }) => id === edition)?.title ?? edition
  const said = Object.entries(readings).flatMap(([ref, reading]) => {
    const topic = titleOfReading(pack, ref, reading)
    return topic ? [`reading ${reading} of “${topic}”`] : []
  })
  return [title, ...said].join(' · ')
}
