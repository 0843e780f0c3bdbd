import FoundationEssentials
import Glibc
import Terminal
import Testing

/// A display of X11 of its own, whose screen is a file that is read (Xvfb, XWDFile.h).
final class XServer {
    /// What programs call it.
    let display: String
    private let child: ChildProcess
    private let screen: String

    /// Starts one of that many pixels and waits until it is ready.
    init(_ machine: Machine, width: Int, height: Int) throws {
        screen = machine.home.path + "/Xvfb_screen0"
        let (names, input) = (Pipe(), open("/dev/null", O_RDWR | O_CLOEXEC))
        child = try ChildProcess(
            "/usr/bin/Xvfb",
            [
                "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", machine.home.path,
                "-nolisten", "tcp", "-noreset",
            ], environment: machine.environment, streams: [input, names.sink, input])
        close(names.sink)
        close(input)
        defer { close(names.source) }
        var name = ""
        while !name.hasSuffix("\n"), let more = try readSome(names.source, milliseconds: 60_000) {
            name += String(decoding: more, as: UTF8.self)
        }
        display = ":" + name.dropLast()
    }

    deinit {
        child.send(SIGTERM)
        _ = child.status()
    }

    /// What is on it now, line by line.
    func picture() throws -> ScreenPicture {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: screen)))
        func field(_ number: Int) -> Int {
            bytes[number * 4..<number * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        // The size of the header, the width, the height, the bytes of a line, and the entries of 12 bytes of
        // a table of colours behind the header; pixels are B, G, R and a byte of nothing.
        let start = field(0) + field(19) * 12
        return ScreenPicture(
            width: field(4), height: field(5), bytesPerLine: field(12), bytes: bytes[start...])
    }
}

/// The pixels of a screen at a moment.
struct ScreenPicture {
    let width: Int
    let height: Int
    let bytesPerLine: Int
    let bytes: ArraySlice<UInt8>

    /// The colour there.
    subscript(column: Int, row: Int) -> Pixel {
        let place = bytes.startIndex + row * bytesPerLine + column * 4
        return Pixel(red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place])
    }

    /// The mean colour of that part of it.
    func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
        let pixels = rows.flatMap { row in columns.map { self[$0, row] } }
        func mean(_ part: KeyPath<Pixel, UInt8>) -> UInt8 {
            UInt8(pixels.reduce(0) { $0 + Int($1[keyPath: part]) } / max(1, pixels.count))
        }
        return Pixel(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
    }
}

extension Pixel {
    /// Whether no eye tells them apart at a glance.
    func isLike(_ other: Pixel) -> Bool {
        [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy {
            abs(Int($0.0) - Int($0.1)) <= 24
        }
    }
}
