/** Pictures of the site as mails show them. */
import 'server-only'
import { absoluteUrl } from '../runtime/site-url.ts'

/** Scaled by the site, and as JPEG for mail programs that do not know newer formats. */
export const mailPicture = (src: string) =>
  src.startsWith('/') ? absoluteUrl(`/_next/image?${new URLSearchParams({ url: src, w: '600', q: '75' })}`) : src
