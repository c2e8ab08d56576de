import { Component, type ReactNode } from 'react'

/** Our own bug: say so, keep the address, offer a way on. */
export class Failed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div className="max-w-[66ch]" role="alert">
        <h2 className="mb-2 mt-4">Something went wrong on our side</h2>
        <p>
          The facts are still in the address of this page. Try again; if it breaks again, please report the address.
        </p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    )
  }
}
