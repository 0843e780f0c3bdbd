public import Pictures

/// Makes forms without decoding, for platforms in memory. The header is read as usual, and each form is a
/// short text that identifies the file's bytes. Equal files have equal forms.
public struct PlainPictureMaker: PictureMaking {
    /// Makes forms of any file with a header.
    public init() {}

    /// As `PictureMaking.render`; refuses a file only for its header.
    public func render(_ file: [UInt8]) async throws(PictureMakingError) -> RenderedPicture {
        let header: PictureHeader
        do throws(PictureRefusal) {
            header = try PictureHeader(of: file)
        } catch {
            throw .refused(error)
        }
        // FNV-1a is enough: no attacker chooses these bytes.
        let digest = file.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let form = { (kind: PictureKind, side: Int) in
            PictureForm(
                kind: kind, width: min(header.width, side), height: min(header.height, side),
                bytes: Array("\(kind.name) of at most \(side) px of \(String(digest, radix: 16))".utf8))
        }
        return RenderedPicture(
            full: form(.jpeg, 2_048), medium: form(.webp, 960), small: form(.webp, 320),
            placeholder: Array("placeholder of \(digest % 1_000)".utf8.prefix(20)))
    }
}
