/** Which kind of text document a file is, by its content. */
import 'server-only'
import { fileTypeFromBuffer } from 'file-type'

/** Extension by media type. */
const extensions = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
} as const

export type DocumentKind = { mediaType: keyof typeof extensions; extension: (typeof extensions)[keyof typeof extensions] }

/** The older office formats share one container; the stream of this name is in texts alone. */
const container = 'application/x-cfb'
const textStream = Buffer.from('WordDocument', 'utf16le')

const isMediaType = (type: string): type is DocumentKind['mediaType'] => Object.hasOwn(extensions, type)

/** Undefined for everything that is no text document, whatever it calls itself. */
export async function findDocumentKind(content: Buffer): Promise<DocumentKind | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  const type = found?.mime === container && content.includes(textStream) ? 'application/msword' : (found?.mime ?? '')
  return isMediaType(type) ? { mediaType: type, extension: extensions[type] } : undefined
}
