public import Storage
public import Vocabulary
public import Wire

/// The routes of pictures; each request is answered by the repository of the principal who sent it.
public func pictureRoutes(
    _ repository: @escaping @Sendable (Principal) -> any PictureRepository
) -> [Route] {
    [
        Route(upload: PictureEndpoints.upload) { _, parts, caller throws(PictureError) in
            try await repository(caller.principal).upload(
                ArrivingUploads(parts), idempotencyKey: caller.idempotencyKey)
        },
        Route(PictureEndpoints.mine) { input, caller throws(PictureError) in
            let page = try input.page.request(orThrow: PictureError.invalidFields)
            return try await repository(caller.principal).mine(page)
        },
        Route(PictureEndpoints.show) { input, caller throws(PictureError) in
            try await repository(caller.principal).picture(input.id)
        },
        Route(file: PictureEndpoints.file) { input, caller throws(PictureError) in
            let file = try await repository(caller.principal).file(input.id, input.size)
            return FileAnswer(file, named: "\(input.id)-\(input.size.rawValue)")
        },
        Route(PictureEndpoints.remove) { input, caller throws(PictureError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
    ]
}

/// The files of a form while they arrive.
private struct ArrivingUploads: PictureUploads {
    private let parts: any UploadedParts

    init(_ parts: any UploadedParts) { self.parts = parts }

    func next() async throws(ServiceFailure) -> PictureUpload? {
        try await parts.next().map { PictureUpload($0.bytes, description: $0.texts["description"] ?? "") }
    }
}
