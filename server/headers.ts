/** Headers every answer carries, and how long each kind of file may be kept. */

const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Headers that hold for every answer. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    ...PERMISSIONS.map((name) => `${name}=()`),
    'screen-wake-lock=(self)',
    'clipboard-read=(self)',
    'clipboard-write=(self)',
  ].join(', '),
}

/** Sent only over HTTPS, as a proxy in front tells. */
export const HSTS = 'max-age=31536000; includeSubDomains'

const HASHED = /^\/(?:_next\/static\/|assets\/(?:.*\/)?[^/]+\.[\w-]{8,}\.[^/]+$)/
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'public, max-age=0, must-revalidate'

/** A file whose name holds its hash never changes; everything else is asked for again, which costs a 304. */
export const cachingOf = (address: string): string => (HASHED.test(address) ? FOREVER : ASK_FIRST)
