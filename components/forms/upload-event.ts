/** Told to a form while its file is sent: the share that has left, from 0 to 1. */
export const uploadEvent = 'fileupload'
