/** Reads what a form posted; what is no form of a browser gets a status instead. */
import 'server-only'
import { uploadLimit } from '../../routing/upload-limit.ts'

/** `status`: 400 cannot be read, 413 too large, 415 no form. */
export type FormBody = { data: FormData } | { status: 400 | 413 | 415 }

/** The two ways in which browsers send forms. */
const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i

/** Fields and files that a form has at most; the largest of ours has about forty. */
const mostEntries = 500

export async function readFormBody(request: Request): Promise<FormBody> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return { status: 415 }
  if (Number(request.headers.get('content-length') ?? 0) > uploadLimit) return { status: 413 }
  try {
    const data = await request.formData()
    return [...data.keys()].length > mostEntries ? { status: 400 } : { data }
  } catch {
    return { status: 400 }
  }
}

/** A field that is given once and is no file; else empty. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
