import Pictures
import TestKit
import Testing

/// A sample picture and what its header says.
struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: PictureKind
    var width = 96
    var height = 72
    var isDecodedByRows = false

    var testDescription: String { name }

    func bytes() throws -> [UInt8] { try SampleFile.bytes("Pictures/" + name) }

    static let all = [
        Sample(name: "baseline.jpg", kind: .jpeg, isDecodedByRows: true),
        Sample(name: "progressive.jpg", kind: .jpeg),
        Sample(name: "gray.jpg", kind: .jpeg, isDecodedByRows: true),
        Sample(name: "cmyk.jpg", kind: .jpeg, isDecodedByRows: true),
        Sample(name: "turned.jpg", kind: .jpeg, isDecodedByRows: true),
        Sample(name: "placed.jpg", kind: .jpeg, isDecodedByRows: true),
        Sample(name: "plain.png", kind: .png, width: 48, height: 36),
        Sample(name: "interlaced.png", kind: .png, width: 48, height: 36),
        Sample(name: "alpha16.png", kind: .png, width: 33, height: 24),
        Sample(name: "placed.png", kind: .png, width: 48, height: 36),
        Sample(name: "pic.gif", kind: .gif),
        Sample(name: "animated.gif", kind: .gif, width: 48, height: 36),
        Sample(name: "blank.gif", kind: .gif, width: 48, height: 36),
        Sample(name: "white.gif", kind: .gif, width: 48, height: 36),
        Sample(name: "lossy.webp", kind: .webp, isDecodedByRows: true),
        Sample(name: "lossless.webp", kind: .webp),
        Sample(name: "alpha.webp", kind: .webp, isDecodedByRows: true),
        Sample(name: "animated.webp", kind: .webp),
        Sample(name: "blank.webp", kind: .webp, width: 48, height: 36),
        Sample(name: "placed.webp", kind: .webp, isDecodedByRows: true),
        Sample(name: "pic.heic", kind: .heic),
        Sample(name: "placed.heic", kind: .heic),
        Sample(name: "pic.avif", kind: .avif),
        Sample(name: "alpha.avif", kind: .avif),
    ]
}
