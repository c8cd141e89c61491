/** Sends a form with a file and reports the upload progress to the form, which `fetch` cannot do. */
import { uploadEvent } from './upload-event'

/** @throws when there is no response, or one that the site's forms do not give. */
export function uploadForm<Reply>(form: HTMLFormElement, address: string, data: FormData): Promise<Reply> {
  const tell = (share: number) => form.dispatchEvent(new CustomEvent(uploadEvent, { detail: share }))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      form.dispatchEvent(new Event(uploadEvent))
      if (request.status >= 200 && request.status < 300 && request.response !== null) resolve(request.response)
      else reject(new Error(`status ${request.status}`))
    })
    for (const end of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(end, () => {
        form.dispatchEvent(new Event(uploadEvent))
        reject(new Error(end))
      })
    request.send(data)
  })
}
