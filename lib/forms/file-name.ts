/** What a visitor called a file, made fit to be shown and attached; never used as a path. */

const maxLength = 80

/** Signs that mean something to a file system or a mail, and what cannot be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const unfit = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*%;`$]+/g

const splitExtension = (name: string): [string, string] => {
  const [, stem = name, extension = ''] = /^(.+)\.([\p{L}\p{N}]{1,8})$/u.exec(name) ?? []
  return [stem.trim(), extension]
}

/** The last part of the path, without unfit signs and leading dots, shortened before its extension; `file` when nothing is left. */
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

/** The name with the extension that the content has, whatever the visitor wrote. */
export function withExtension(name: string, extension: string): string {
  const clean = cleanFileName(name)
  const [stem, written] = splitExtension(clean)
  return written.toLowerCase() === extension ? clean : `${written ? stem : clean}.${extension}`
}
