/* Offsets the system clock by NIDREG_CLOCK_OFFSET seconds: preloaded into the program by tests/app/instances.rs. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t which, struct timespec *now) {
  int done = (int)syscall(SYS_clock_gettime, which, now);
  const char *offset = getenv("NIDREG_CLOCK_OFFSET");
  if (done == 0 && which == CLOCK_REALTIME && offset) now->tv_sec += atol(offset);
  return done;
}
