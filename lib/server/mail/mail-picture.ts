/** Pictures of the site as mails show them. */
import 'server-only'
import { jpegUrl } from '../media/current-media.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** Scaled by the site, wider than it shows for sharp screens, and as JPEG for mail programs that do not know newer formats. */
export const mailPicture = (src: string) => (src.startsWith('/') ? absoluteUrl(jpegUrl(src, 800)) : src)
