import FoundationEssentials
import Glibc
import Vocabulary

/// A folder of files that can be had again, for its owner alone. Whatever fails is as if the file were not
/// there.
struct CacheFolder: Sendable {
    let path: String

    struct File {
        let bytes: [UInt8]
        let loadedAt: Timestamp
    }

    /// No picture file is larger; a larger file was not written here.
    private static let largestFile = 16_000_000

    /// The whole file, from now on used at that moment.
    func read(_ name: String, usedAt now: Timestamp) -> File? {
        let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            (0...Self.largestFile).contains(Int(status.st_size))
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let isRead = bytes.withUnsafeMutableBytes { buffer in
            Self.goOn(to: buffer.count) {
                Glibc.read(descriptor, buffer.baseAddress?.advanced(by: $0), buffer.count - $0)
            }
        }
        guard isRead else { return nil }
        set([now.systemTime, timespec(tv_sec: 0, tv_nsec: keepingTime)], of: descriptor)
        return File(bytes: bytes, loadedAt: Timestamp(status.st_mtim))
    }

    /// Puts a file in the place of any before, at one moment.
    func write(_ bytes: [UInt8], to name: String, at now: Timestamp) {
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let draft = "\(path)/.\(getpid()).\(UInt64.random(in: .min ... .max))"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o600))
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let isWritten = Self.write(bytes, to: descriptor)
        set([now.systemTime, now.systemTime], of: descriptor)
        if !isWritten || rename(draft, "\(path)/\(name)") != 0 { unlink(draft) }
    }

    func remove(_ name: String) { unlink("\(path)/\(name)") }

    /// Removes files until there is room for so many bytes more. A draft that a crash has left is one of
    /// them, and has its turn as they have.
    func makeRoom(for bytes: Int, within limit: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        var files = names.compactMap { name -> (name: String, size: Int, used: Timestamp)? in
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0 else { return nil }
            return (name, Int(status.st_size), Timestamp(status.st_atim))
        }
        files.sort { $0.used > $1.used }
        var total = files.reduce(bytes) { $0 + $1.size }
        while total > limit, let oldest = files.popLast() {
            remove(oldest.name)
            total -= oldest.size
        }
    }

    /// UTIME_OMIT of utimensat(2), a macro that Swift does not see: the time stays.
    private var keepingTime: Int { (1 << 30) - 2 }

    private func set(_ times: [timespec], of descriptor: Int32) { futimens(descriptor, times) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            goOn(to: buffer.count) {
                Glibc.write(descriptor, buffer.baseAddress?.advanced(by: $0), buffer.count - $0)
            }
        }
    }

    /// Repeats a step until that many bytes are done; false on a system error.
    private static func goOn(to count: Int, by step: (_ done: Int) -> Int) -> Bool {
        var done = 0
        while done < count {
            let more = step(done)
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { return false }
            done += more
        }
        return true
    }
}

extension Timestamp {
    fileprivate init(_ time: timespec) {
        self.init(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }

    fileprivate var systemTime: timespec {
        timespec(tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1000)
    }
}
