import { journeys } from './journeys.ts'
import { openWebKit } from './webkit.ts'

journeys('WebKit', openWebKit)
