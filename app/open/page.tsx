import type { ReactNode } from 'react'
import { Island } from '../_judging/island'
import { Crumbs } from '../_site/crumbs'
import { metadataOf } from '../_site/meta'
import { BASE_PATH } from '../_site/paths'

export const generateMetadata = () => metadataOf('/open/')

/** Where the installed app puts what is shared to it or opened with it. */
export default function Page(): ReactNode {
  return (
    <>
      <Crumbs path="/open/" />
      <h1 className="my-3">Open an export</h1>
      <p className="intro">
        An army list of Legion HQ or Tabletop Admiral, a map string or position of Twilight Imperium 4, a Star Commander
        board as text: what it is, is found out here. Nothing leaves this device.
      </p>
      <noscript>
        <p className="card mt-3 p-3">Reading an export runs on your device and needs scripts.</p>
      </noscript>
      <Island name="table/open" props={{ base: BASE_PATH }} />
    </>
  )
}
