import type { MetadataRoute } from 'next'
import { absolute } from './_site/paths'

export const dynamic = 'force-static'

/** `robots.txt`: everybody may read everything. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') }
}
