/** Detects the kind of a text document by its content. */
import 'server-only'
import { fileTypeFromBuffer } from 'file-type'

/** File name extension by media type. */
const extensions = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
} as const

export type DocumentKind = { mediaType: keyof typeof extensions; extension: (typeof extensions)[keyof typeof extensions] }

/** The container format of older office files; only text documents have a stream of this name. */
const container = 'application/x-cfb'
const textStream = Buffer.from('WordDocument', 'utf16le')

const isMediaType = (type: string): type is DocumentKind['mediaType'] => Object.hasOwn(extensions, type)

/** Undefined for every other file, whatever its name or declared media type. */
export async function findDocumentKind(content: Buffer): Promise<DocumentKind | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  const type = found?.mime === container && content.includes(textStream) ? 'application/msword' : (found?.mime ?? '')
  return isMediaType(type) ? { mediaType: type, extension: extensions[type] } : undefined
}
