/// The brands of a HEIF file, from its first box (`ftyp`).
enum HEIFBrands {
    private static let heic: [StaticString] = [
        "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs",
    ]
    private static let avif: [StaticString] = ["avif", "avis"]
    private static let general: [StaticString] = ["mif1", "msf1"]
    private static let brandLimit = 64

    /// Whether the file belongs to the ISO base media family, which includes MP4.
    static func isBox(_ bytes: ByteReader) -> Bool { bytes.holds("ftyp", at: 4) }

    /// The kind of picture; nil for another kind or format. A file of the general brand names its kind among
    /// its compatible brands.
    static func kind(of bytes: ByteReader) -> PictureKind? {
        guard isBox(bytes) else { return nil }
        if let kind = kind(brandAt: 8, of: bytes) { return kind }
        guard general.contains(where: { bytes.holds($0, at: 8) }), let size = bytes.big(4, at: 0) else {
            return nil
        }
        let end = min(size, 16 + 4 * brandLimit)
        return stride(from: 16, to: end, by: 4).lazy.compactMap { kind(brandAt: $0, of: bytes) }.first
    }

    private static func kind(brandAt place: Int, of bytes: ByteReader) -> PictureKind? {
        if avif.contains(where: { bytes.holds($0, at: place) }) { return .avif }
        return heic.contains { bytes.holds($0, at: place) } ? .heic : nil
    }
}
