/** Cleans the name of an uploaded file for display and as attachment; it is never used as a path. */

const maxLength = 80

/** Characters with a meaning in file systems or mail headers, and invisible ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches them on purpose
const unfit = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*%;`$]+/g

const splitExtension = (name: string): [string, string] => {
  const [, stem = name, extension = ''] = /^(.+)\.([\p{L}\p{N}]{1,8})$/u.exec(name) ?? []
  return [stem.trim(), extension]
}

/**
 * The last segment of the path, without these characters and leading dots, truncated before its extension; `file` when nothing
 * remains.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim()
  if (clean === '') return 'file'
  const [stem, extension] = splitExtension(clean)
  const room = extension ? maxLength - extension.length - 1 : maxLength
  const short = [...stem].slice(0, room).join('').trim()
  return extension ? `${short}.${extension}` : short
}

/** The name with the extension of the actual content, regardless of the uploaded name. */
export function withExtension(name: string, extension: string): string {
  const clean = cleanFileName(name)
  const [stem, written] = splitExtension(clean)
  return written.toLowerCase() === extension ? clean : `${written ? stem : clean}.${extension}`
}
