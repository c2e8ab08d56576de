/** Shown when there is no network and the browser has thrown away what was kept. */
export const GONE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No network · Lawspeaker</title><meta name="color-scheme" content="light dark"><main>
<h1>No network, and nothing kept</h1>
<p>This device ran short of room and cleared what Lawspeaker had kept for use without a network.</p>
<p>Open any page once with a network, and everything comes back by itself. Adding Lawspeaker to the home screen makes
the browser keep it.</p></main></html>`
