import type { MetadataRoute } from 'next'
import { allSitePages } from './_site/meta'
import { absolute } from './_site/paths'

export const dynamic = 'force-static'

/** `sitemap.xml`: every page once, in reading order. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await allSitePages()).map(({ path }) => ({ url: absolute(path) }))
}
