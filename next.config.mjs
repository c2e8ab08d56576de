/** Static export, nothing clever. `BASE_PATH=/repo` serves it under a sub-path. */
export default {
  output: 'export',
  // The build makes the site aside and swaps it in whole (scripts/build/out.mjs).
  ...(process.env.SITE_FOLDER ? { distDir: process.env.SITE_FOLDER } : {}),
  trailingSlash: true,
  basePath: process.env.BASE_PATH ?? '',
  reactStrictMode: true,
  images: { unoptimized: true },
  devIndicators: false,
  // A build of ours starts from nothing: writing down what the next one could reuse took a sixth of its processor time.
  // Two root layouts share no page for dead addresses: it brings its own (app/global-not-found.tsx).
  experimental: { turbopackFileSystemCacheForBuild: false, globalNotFound: true },
  // `npm run typecheck` does it once for the whole project, tests included.
  typescript: { ignoreBuildErrors: true },
}
