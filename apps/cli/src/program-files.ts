/** Where this copy of the program keeps what the server shows to browsers. */
export interface ProgramFiles {
  /** The built page. */
  readonly page: string;
  /** The built documentation. */
  readonly docs: string;
}
