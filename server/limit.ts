/** Requests of the API that one address may make in a minute, where nothing else was said. */
export const LIMIT = 600
