import { Component, type ReactNode } from 'react'

interface Props {
  /** Id of the element that must not move while questions come and go around it. */
  anchor: string | undefined
  children: ReactNode
}

const topOf = (id: string | undefined) => (id && document.getElementById(id)?.getBoundingClientRect().top) || null

/** Scrolls by as much as the anchor would have moved. A class, because only a class sees the page before it changes. */
export class KeepInPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(): number | null {
    return topOf(this.props.anchor)
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: number | null): void {
    const after = topOf(this.props.anchor)
    if (before !== null && after !== null && Math.abs(after - before) >= 1) window.scrollBy(0, after - before)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
