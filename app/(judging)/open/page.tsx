import type { ReactNode } from 'react'
import { Island } from '../../_judging/island'
import { Crumbs } from '../../_site/crumbs'
import { library } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { BASE_PATH } from '../../_site/paths'

export const generateMetadata = () => metadataOf('/open/')

/** Where the installed app puts what is shared to it or opened with it. */
export default async function Page(): Promise<ReactNode> {
  const { games } = await library()
  const read = games.flatMap(({ opens }) => opens ?? []).join(', ')
  return (
    <>
      <Crumbs path="/open/" />
      <h1 className="my-3">Open an export</h1>
      <p className="intro">
        {read[0]?.toUpperCase()}
        {read.slice(1)}: what it is, is found out here. Nothing leaves this device.
      </p>
      <noscript>
        <p className="card mt-3 p-3">Reading an export runs on your device and needs scripts.</p>
      </noscript>
      <Island name="table/open" props={{ base: BASE_PATH }} />
    </>
  )
}
