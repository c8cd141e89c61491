/** Event of a form while its file is uploaded; its detail is the share that was sent, from 0 to 1. */
export const uploadEvent = 'fileupload'
