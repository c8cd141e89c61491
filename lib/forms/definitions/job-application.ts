/** Application for a job at the agency, with a CV (specification 3, "CV upload"). */
import { defineForm } from '../define-form.ts'
import { choice, file, textarea } from '../fields.ts'
import { person, privacy } from '../person.ts'

export const jobApplicationForm = defineForm({
  id: 'job-application',
  fields: {
    JOB: choice({ values: ['agent', 'letting', 'office', 'internship', 'other'], required: 'jobRequired', kind: 'select' }),
    REMARK: textarea(),
    CV: file({
      required: 'cvRequired',
      accept: ['.pdf', '.doc', '.docx', '.odt'],
      maxBytes: 5_000_000,
      hasHelp: true,
    }),
    ...person,
    ...privacy,
  },
  sections: [
    { id: 'job', fields: ['JOB', 'REMARK', 'CV'] },
    { id: 'person', fields: ['TITLE', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER'] },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  thankYou: 'feedback/job-application',
})
