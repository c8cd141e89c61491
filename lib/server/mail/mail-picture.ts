/** Addresses of pictures in mails. */
import 'server-only'
import { jpegUrl } from '../media/current-media.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** Resized by the site, wider than shown for high-resolution screens, and as JPEG for mail programs without newer formats. */
export const mailPicture = (src: string) => (src.startsWith('/') ? absoluteUrl(jpegUrl(src, 800)) : src)
