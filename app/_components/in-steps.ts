/** Runs to the end, one step a task; gives back how to stop it. */
export function inSteps<T>(steps: Generator<unknown, T>, done: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const go = () => {
    const step = steps.next()
    if (step.done) done(step.value)
    else timer = setTimeout(go)
  }
  timer = setTimeout(go)
  return () => clearTimeout(timer)
}
