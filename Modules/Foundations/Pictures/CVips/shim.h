#pragma once

// Carries the flags of vips.pc alone: GLib's headers are for C, and madang-pictures includes them itself.
