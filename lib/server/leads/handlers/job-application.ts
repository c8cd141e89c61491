/** A job application: the CV is stored with it and attached to the agency's mail. */
import 'server-only'
import { jobApplicationForm } from '../../../forms/definitions/job-application.ts'
import { readDocument } from '../../uploads/read-document.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

export const handleJobApplication: FormHandler = async ({ files }) => {
  const { CV: file } = files
  if (!file) return refused({ errors: { CV: 'cvRequired' } })
  const read = await readDocument('CV', file, jobApplicationForm.fields['CV']?.maxBytes ?? 0)
  if (read.kind === 'refused') return refused({ errors: { CV: read.message } })
  return prepared({ uploads: [read.upload], mailsUploads: true, details: { CV: read.upload.name } })
}
