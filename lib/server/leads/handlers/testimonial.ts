/** A testimonial: its picture is encoded again, and it is published only after approval (ruling 31). */
import 'server-only'
import { testimonialForm } from '../../../forms/definitions/testimonial.ts'
import { readPicture } from '../../uploads/read-picture.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

export const handleTestimonial: FormHandler = async ({ files }) => {
  const { IMAGE: file } = files
  if (!file) return prepared({})
  const read = await readPicture('IMAGE', file, testimonialForm.fields['IMAGE']?.maxBytes ?? 0)
  if (read.kind === 'refused') return refused({ errors: { IMAGE: read.message } })
  return prepared({ uploads: [read.upload], details: { IMAGE: read.upload.name } })
}
