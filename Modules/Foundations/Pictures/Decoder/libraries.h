// Whether libvips and libseccomp are there to build with. GLib's folder comes with the flags of vips.pc:
// without them there is no glib.h. A program built without them says so as soon as it is started.
#pragma once

#if defined(__linux__) && __has_include(<glib.h>) && __has_include(<vips/vips.h>) \
    && __has_include(<seccomp.h>)
#define MADANG_HAS_LIBRARIES 1
#else
#define MADANG_HAS_LIBRARIES 0
#endif
