/** What the maker of a picture wrote of it, for who cannot see it. */
import 'server-only'
// The default export: the package is CommonJS, whose names plain Node does not see.
import exifReader from 'exifreader'

/** Longest text that is one; what is longer is a record of something else. */
const maxLength = 300

/** What cameras write when nobody wrote anything. */
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

/** Names of the description in XMP, IPTC and EXIF, the alternative text first. */
const names = ['AltTextAccessibility', 'description', 'Caption/Abstract', 'ImageDescription'] as const

/** Undefined when nothing is written, or nothing that was meant for people. */
export function describePicture(bytes: Buffer): string | undefined {
  const tags = readTags(bytes)
  const texts = names.flatMap((name) => tags.map((group) => group[name]?.description?.trim() ?? ''))
  return texts.find((text) => text.length > 2 && text.length <= maxLength && !meaningless.test(text))
}
