import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { DISAGREE } from '../own-case'
import type { Disagree } from './disagree'

type Props = Omit<ComponentProps<typeof Disagree>, 'onClose'> & { isKept: boolean }

/** From `/check/<game>/<checker>/` to the root, wherever the site is served. */
const base = '../../../'

/** The way from any ruling to "we disagree"; a link may open it at once. It is fetched when it is wanted. */
export function DisagreeDoor({ isKept, ...props }: Props): ReactNode {
  const [Open, setOpen] = useState<ComponentType<ComponentProps<typeof Disagree>>>()
  const [problem, setProblem] = useState('')
  const open = () =>
    void import('./disagree').then(
      ({ Disagree: Loaded }) => setOpen(() => Loaded),
      () => setProblem('It could not be loaded. Try again with a network.'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the link says
  useEffect(() => {
    if (window.location.hash === DISAGREE) open()
  }, [])
  return (
    <div id="disagree" className="no-print m-0 mt-2 flex flex-wrap items-center gap-x-5">
      <button type="button" className="min-h-11 border-0 bg-transparent p-0 text-link underline" onClick={open}>
        We disagree
      </button>
      <a className="inline-flex min-h-11 items-center" href={`${base}table/log/`}>
        Our rulings{isKept && ' (kept)'}
      </a>
      <a className="inline-flex min-h-11 items-center" href={`${base}table/`}>
        My table
      </a>
      {problem && <span>{problem}</span>}
      {Open && <Open {...props} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
