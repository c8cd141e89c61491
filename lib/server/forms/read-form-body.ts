/** Parses the body of a posted form, or returns the error status. */
import 'server-only'
import { uploadLimit } from '../../routing/upload-limit.ts'

/** `status`: 400 malformed, 413 too large, 415 not a form. */
export type FormBody = { data: FormData } | { status: 400 | 413 | 415 }

/** The two encodings in which browsers send forms. */
const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i

/** Largest number of fields and files; our largest form has about forty. */
const maxEntries = 500

/** Checks type, size and number of entries. Never throws. */
export async function readFormBody(request: Request): Promise<FormBody> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return { status: 415 }
  if (Number(request.headers.get('content-length') ?? 0) > uploadLimit) return { status: 413 }
  try {
    const data = await request.formData()
    return [...data.keys()].length > maxEntries ? { status: 400 } : { data }
  } catch {
    return { status: 400 }
  }
}

/** The first value of a text field; empty for a missing field or a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
