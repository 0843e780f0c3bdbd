import AuthConsole
import Glibc

/// Remembers the email in a file that only its owner may read. Failures are ignored: it only saves some
/// typing.
package struct FileEmailMemory: EmailMemory {
    private let folder: String
    private var path: String { folder + "/email" }

    /// Stores the file in the folder, which the session storage creates.
    package init(in folder: String) {
        self.folder = folder
    }

    package func recall() -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let email = String(decoding: bytes[..<count], as: UTF8.self).prefix { $0 != "\n" }
        return email.isEmpty ? nil : String(email)
    }

    package func remember(_ email: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(0o600))
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let bytes = Array((email + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}

/// The name of this machine, which tells sessions apart.
package func hostName() -> String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "?" }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
