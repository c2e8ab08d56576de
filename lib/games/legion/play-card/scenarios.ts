export const scenarios = []
