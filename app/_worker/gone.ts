const page = (
  heading: string,
  ...lines: string[]
) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No network · Lawspeaker</title><meta name="color-scheme" content="light dark"><main>
<h1>${heading}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}</main></html>`

/** Shown when there is no network and the browser has thrown away what was kept. */
export const GONE = page(
  'No network, and nothing kept',
  'This device ran short of room and cleared what Lawspeaker had kept for use without a network.',
  'Open any page once with a network, and everything comes back by itself. Adding Lawspeaker to the home screen makes the browser keep it.',
)

/** Shown when the network went before this game had come. */
export const NOT_YET = page(
  'No network, and this is not kept yet',
  'The game that was opened first works without a network; the others were still coming when the network went.',
  'Open any page once more with a network, and the rest comes by itself.',
)
