/* Simulates disk failures: preloaded into the program by tests/app/faults/mod.rs.
 *
 * The file named by NIDREG_FAULT contains one letter, which is read at each write and each sync of the database files (test.db and its
 * companions): F the disk is full, E a write error, B the program exits before a sync, A it exits after a sync. With any other letter, or
 * without the file, the disk works. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static char fault(int fd) {
  char link[32], path[4096], letter = 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (!strstr(path, "/test.db") || strstr(path, "-shm")) return 0;
  const char *control = getenv("NIDREG_FAULT");
  if (!control) return 0;
  int file = (int)syscall(SYS_openat, AT_FDCWD, control, O_RDONLY);
  if (file < 0) return 0;
  if (syscall(SYS_read, file, &letter, 1) != 1) letter = 0;
  syscall(SYS_close, file);
  return letter;
}

static int refused(int fd) {
  switch (fault(fd)) {
    case 'F': errno = ENOSPC; return 1;
    case 'E': errno = EIO; return 1;
    default: return 0;
  }
}

ssize_t write(int fd, const void *bytes, size_t count) {
  if (refused(fd)) return -1;
  return syscall(SYS_write, fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  if (refused(fd)) return -1;
  return syscall(SYS_pwrite64, fd, bytes, count, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  if (refused(fd)) return -1;
  return syscall(SYS_pwrite64, fd, bytes, count, at);
}

static int synced(int fd, long call) {
  char letter = fault(fd);
  if (letter == 'B') _exit(137);
  if (letter == 'E') { errno = EIO; return -1; }
  int done = (int)syscall(call, fd);
  if (letter == 'A') _exit(137);
  return done;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }
