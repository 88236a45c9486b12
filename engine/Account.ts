/**
 * What somebody holds, and the most that it may hold, in bytes. A class of what has an account of its own extends it.
 */
@unmanaged
export class Account {
  held: usize;
  most: usize;
}
