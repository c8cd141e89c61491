/** Reads the description of a picture from its metadata, as alternative text. */
import 'server-only'
// Default import: Node.js finds no named exports in this CommonJS package.
import exifReader from 'exifreader'

/** Longest description; longer texts are other data. */
const maxLength = 300

/** Default values written by cameras. */
const meaningless =
  /^(olympus digital camera|dcim|sony dsc|default|untitled|samsung( camera pictures)?|minolta digital camera)\b/i

type Tags = Record<string, { description?: string | undefined } | undefined>

function readTags(bytes: Buffer): Tags[] {
  try {
    const { iptc, xmp, exif } = exifReader.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
      expanded: true,
    })
    return [xmp, iptc, exif].map((tags) => (tags ?? {}) as unknown as Tags)
  } catch {
    return []
  }
}

/** Metadata fields of XMP, IPTC and EXIF with a description, the alternative text first. */
const names = ['AltTextAccessibility', 'description', 'Caption/Abstract', 'ImageDescription'] as const

/** Undefined when there is no description, or only a default value. */
export function describePicture(bytes: Buffer): string | undefined {
  const tags = readTags(bytes)
  const texts = names.flatMap((name) => tags.map((group) => group[name]?.description?.trim() ?? ''))
  return texts.find((text) => text.length > 2 && text.length <= maxLength && !meaningless.test(text))
}
