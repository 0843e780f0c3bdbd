import Glibc
import TestKit
import Testing

/// exiftool, which finds what a picture says beside itself.
enum ExifTool {
    /// The groups of what it finds in the bytes (`EXIF`, `XMP`, `GPS`, …); its own and the format's are left
    /// out.
    static func groups(in bytes: [UInt8], _ folder: TemporaryFolder) throws -> Set<String> {
        let path = folder.path + "/picture"
        let file = try #require(fopen(path, "w"))
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
        let lines = try Shell.output("timeout 60 exiftool -G0:1 -a -ee -s '\(path)'").split(separator: "\n")
        let groups = lines.flatMap { line in
            line.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }.split(separator: ":").map(String.init)
        }
        return Set(groups).subtracting(["ExifTool", "File", "System", "Composite", "RIFF"])
    }

    /// Whether it is there; with MADANG_REQUIRE_BACKENDS=1 tests run, and fail, without it.
    static let isWanted = {
        if getenv("MADANG_REQUIRE_BACKENDS").map({ String(cString: $0) }) == "1" { return true }
        if (try? Shell.output("exiftool -ver")) != nil { return true }
        print("Tests by exiftool are skipped: Debian's libimage-exiftool-perl is not installed.")
        return false
    }()
}

/// What a command of the shell prints.
enum Shell {
    struct Failure: Error {
        let said: String
    }

    static func output(_ command: String) throws -> String {
        guard let pipe = popen(command + " 2>&1", "r") else { throw Failure(said: "no shell") }
        var output: [UInt8] = []
        while case let byte = fgetc(pipe), byte != EOF { output.append(UInt8(truncatingIfNeeded: byte)) }
        let said = String(decoding: output, as: UTF8.self)
        guard pclose(pipe) == 0 else { throw Failure(said: said) }
        return said
    }
}
