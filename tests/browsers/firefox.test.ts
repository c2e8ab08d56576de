import { openFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'

journeys('Firefox', openFirefox)
