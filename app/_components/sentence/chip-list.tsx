import type { ReactNode } from 'react'
import type { SaidFact, SaidWords } from '../../../lib/ask/said'

const Fact = ({ label, value }: SaidFact): ReactNode => (
  <>
    {label && `${label}: `}
    <strong>{value}</strong>
  </>
)

/** Every fact that was read, with the words it came from; what the same words gave stands together under them. */
export function ChipList({ words }: { words: readonly SaidWords[] }): ReactNode {
  if (!words.length) return null
  return (
    <ul className="m-0 grid list-none gap-2 p-0 leading-snug">
      {words.map(({ said, facts }) => {
        const quoted = <span className="text-muted">“{said}”</span>
        const [only, ...more] = facts
        return (
          <li key={facts[0]!.path}>
            {more.length === 0 ? (
              <>
                <Fact {...only!} /> {quoted}
              </>
            ) : (
              <>
                {quoted}
                <ul className="m-0 list-none p-0 pl-3">
                  {facts.map((fact) => (
                    <li key={fact.path}>
                      <Fact {...fact} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The edition that was named, with the words it came from. */
export function NamedLine({ title, said }: { title: string; said: string }): ReactNode {
  return (
    <p className="m-0 leading-snug">
      Edition: <strong>{title}</strong> <span className="text-muted">“{said}”</span>
    </p>
  )
}
