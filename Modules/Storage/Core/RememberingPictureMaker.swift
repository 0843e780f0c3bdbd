public import Pictures

/// Makes the forms of each file once, however often it comes. Nothing is forgotten: it is for few files.
public actor RememberingPictureMaker: PictureMaking {
    private let maker: any PictureMaking
    private var made: [[UInt8]: RenderedPicture] = [:]

    /// Caches the results of that maker.
    public init(_ maker: any PictureMaking) {
        self.maker = maker
    }

    /// As `PictureMaking.render`; refused files are tried again.
    public func render(_ file: [UInt8]) async throws(PictureMakingError) -> RenderedPicture {
        if let picture = made[file] { return picture }
        let picture = try await maker.render(file)
        made[file] = picture
        return picture
    }
}
