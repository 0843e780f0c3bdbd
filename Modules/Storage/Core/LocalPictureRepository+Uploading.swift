import Blobs
import Pictures
import UnicodeText
import Vocabulary

extension LocalPictureRepository {
    func upload(
        _ files: any PictureUploads, idempotencyKey key: IdempotencyKey?
    ) async throws(PictureError) -> [PictureView] {
        let owner = try await writer().id
        var (pictures, content): ([Picture], [String?]) = ([], [])
        while let file = try await next(of: files) {
            guard pictures.count < UploadLimits.files.upperBound else { throw .wrongFileCount }
            let description = try Self.description(of: file, number: pictures.count + 1)
            content += [BlobKey(of: file.bytes).hash, description]
            pictures.append(try await picture(file.bytes, description, owner, number: pictures.count + 1))
        }
        guard !pictures.isEmpty else { throw .wrongFileCount }
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "storage.upload", member: owner),
                RequestContent(of: content), at: service.time.now())
        }
        return try await service.store.insert(
            pictures, mostUnused: UploadLimits.mostUnused, request: request
        ).map { PictureView($0) }
    }

    /// Renders the file and stores its forms. Unused forms are swept later.
    private func picture(
        _ file: [UInt8], _ description: String, _ owner: MemberID, number: Int
    ) async throws(PictureError) -> Picture {
        let rendered = try await render(file, number: number)
        let forms = zip(PictureSize.allCases, [rendered.small, rendered.medium, rendered.full])
        let drafts = forms.map { BlobDraft(hash: BlobKey(of: $1.bytes).hash, size: $1.bytes.count) }
        let now = service.time.now()
        let keys = try await service.store.prepare(drafts, at: now)
        var variants: [StoredVariant] = []
        for ((size, form), key) in zip(forms, keys) {
            try await PictureError.mappingBlobErrors { () throws(BlobError) in
                try await service.blobs.put(key, BlobContent(form.bytes))
            }
            let variant = PictureVariant(
                size: size, kind: form.kind, width: form.width, height: form.height,
                length: form.bytes.count)
            variants.append(StoredVariant(variant, in: key))
        }
        let card = PictureCard(
            id: service.ids.next(), width: rendered.full.width, height: rendered.full.height,
            placeholder: rendered.placeholderText, description: description)
        return Picture(owner: owner, card: card, variants: variants, uploadedAt: now)
    }

    private func render(_ file: [UInt8], number: Int) async throws(PictureError) -> RenderedPicture {
        do throws(PictureMakingError) {
            return try await service.maker.render(file)
        } catch {
            switch error {
            case .refused(let refusal): throw .refused(refusal, file: number)
            case .busy: throw .busy
            case .takesNone: throw .takesNone
            case .unavailable(let reason): throw .service(.unavailable(reason))
            }
        }
    }

    private func next(of files: any PictureUploads) async throws(PictureError) -> PictureUpload? {
        try await PictureError.mappingServiceFailures { () throws(ServiceFailure) in
            try await files.next()
        }
    }

    private static func description(
        of file: PictureUpload, number: Int
    ) throws(PictureError) -> String {
        let reading = TextRule(.line, characters: UploadLimits.descriptionLengths).read(file.description)
        let fieldErrors = reading.brokenRules.map { FieldError("description.\(number)", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}

extension PictureError {
    /// An upload has no files, or too many.
    public static var wrongFileCount: PictureError {
        let range = UploadLimits.files
        return .invalidFields([
            FieldError(
                "file",
                .outOfRange(minimum: Int64(range.lowerBound), maximum: Int64(range.upperBound)))
        ])
    }
}
