/** Static export, nothing clever. `BASE_PATH=/repo` serves it under a sub-path. */
export default {
  output: 'export',
  trailingSlash: true,
  basePath: process.env.BASE_PATH ?? '',
  reactStrictMode: true,
  images: { unoptimized: true },
  devIndicators: false,
  // `npm run typecheck` does it once for the whole project, tests included.
  typescript: { ignoreBuildErrors: true },
}
