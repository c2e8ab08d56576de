/**
 * Colours no scenario can show, by checker, as "clause outcome", with the reason. Everything else that a checker can
 * cite must be seen holding, failing and unknown in its scenarios.
 */
export const uncoloured: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
